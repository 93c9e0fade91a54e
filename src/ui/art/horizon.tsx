import { useId } from 'react'
import { Tree } from './plants.tsx'

const leaf = 'color-mix(in oklab, var(--scene-mid) 80%, var(--primary))'

/** The wide landscape at the foot of the site and of the sign-in pages, lit by the theme. */
export function Horizon({ trees = true }: { trees?: boolean }) {
  const mist = useId()
  return (
    <svg className="horizon" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <filter id={mist} x="-10%" y="-200%" width="120%" height="500%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <path
        d="M0 170C120 130 210 116 320 132C430 148 500 92 640 78C760 66 830 120 940 112C1060 103 1120 44 1250 40C1330 38 1390 66 1440 58V300H0Z"
        fill="var(--scene-far)"
        opacity=".55"
      />
      <ellipse cx="700" cy="176" rx="760" ry="20" fill="var(--scene-mist)" opacity=".35" filter={`url(#${mist})`} />
      <path
        d="M0 226C160 186 260 196 380 190C520 183 600 140 740 146C880 152 940 192 1060 178C1200 162 1280 116 1440 132V300H0Z"
        fill="var(--scene-mid)"
        opacity=".75"
      />
      <ellipse cx="500" cy="236" rx="620" ry="14" fill="var(--scene-mist)" opacity=".32" filter={`url(#${mist})`} />
      <path
        d="M0 262C200 240 360 250 520 240C700 229 860 214 1020 226C1180 238 1300 212 1440 206V300H0Z"
        fill="var(--scene-near)"
      />
      {trees && (
        <>
          <Tree x={1040} y={232} scale={0.8} shade="var(--scene-ground)" light={leaf} />
          <Tree x={246} y={252} scale={0.5} turned shade="var(--scene-ground)" light={leaf} />
        </>
      )}
      <path d="M0 288C240 268 480 280 720 268C960 256 1200 262 1440 240V300H0Z" fill="var(--scene-ground)" />
    </svg>
  )
}
