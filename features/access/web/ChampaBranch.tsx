import classes from './ChampaBranch.module.css'

const PETAL = 'M0 3C-34-26-38-70-12-90 26-90 44-46 0 3Z'
const ANGLES = [0, 72, 144, 216, 288]
/** Positions of the flowers: x, y, size, rotation. */
const FLOWERS = [
  [250, 190, 1.25, 10],
  [430, 110, 0.8, 40],
  [400, 320, 0.95, -20],
  [120, 330, 0.6, 65],
  [560, 240, 0.55, 15],
] as const

/** A drawing of dok champa: five overlapping petals with a yellow centre. */
export default function ChampaBranch() {
  return (
    <svg
      className={classes.branch}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="petal" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="92">
          <stop offset="0" stopColor="var(--champa-petal-heart)" />
          <stop offset="0.34" stopColor="var(--champa-petal-middle)" />
          <stop offset="0.62" stopColor="var(--champa-petal-rim)" />
        </radialGradient>
      </defs>
      {FLOWERS.map(([x, y, size, turn]) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${size}) rotate(${turn})`}>
          {ANGLES.map((angle) => (
            <path
              key={angle}
              d={PETAL}
              transform={`rotate(${angle})`}
              fill="url(#petal)"
              className={classes.petal}
            />
          ))}
          <circle r="9" fill="var(--champa-petal-heart)" />
        </g>
      ))}
    </svg>
  )
}
