import { type ReactNode, useId } from 'react'
import { rounded } from './khatam.tsx'

type Place = { sun: readonly [x: number, y: number, radius: number]; behind?: ReactNode; children: ReactNode }

/** What the service drawings share: sky, sun, ridge, mist and ground. `behind` stands between the ridge and the ground. */
export function DrawingFrame({ sun: [x, y, radius], behind, children }: Place) {
  const id = useId()
  return (
    <svg className="ill" viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-sky)" />
          <stop offset=".8" stopColor="var(--scene-sky2)" />
        </linearGradient>
        <filter id={`${id}mist`} x="-20%" y="-200%" width="140%" height="500%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <rect width="320" height="220" fill={`url(#${id}sky)`} />
      <circle cx={x} cy={y} r={radius} fill="var(--scene-sun)" />
      <path d="M0 132C40 112 70 104 104 110C140 116 160 84 206 78C250 72 280 96 320 82V220H0Z" fill="var(--scene-far)" />
      <ellipse cx="150" cy="142" rx="180" ry="9" fill="var(--scene-mist)" opacity=".6" filter={`url(#${id}mist)`} />
      <path d="M0 160C60 142 110 150 160 144C220 136 260 120 320 126V220H0Z" fill="var(--scene-mid)" />
      {behind}
      <path d="M0 178C80 168 180 172 320 164V220H0Z" fill="var(--scene-near)" />
      {children}
    </svg>
  )
}

type Windows = { at: readonly (readonly [x: number, y: number])[]; width: number; height: number }

/** Arched windows of one size, each with its lattice. */
export function Windows({ at, width, height }: Windows) {
  const of = (share: number) => rounded(width * share)
  const rising = `c0${of(-0.35)} ${of(0.3)} ${rounded(2 - of(0.55))} ${of(0.5)}${rounded(-2 - of(0.55))}`
  const falling = `c${of(0.2)} 4 ${of(0.5)} ${rounded(of(0.2) + 2)} ${of(0.5)} ${rounded(of(0.55) + 2)}`
  const side = rounded(height - of(0.55))
  const pane = `v${-side}${rising}${falling}v${side}z`
  const bars = `v${height}m${-of(0.5)} ${rounded(height * -0.45)}h${width}`
  const glass = at.map(([x, y]) => `M${x} ${y + height}${pane}`)
  const lattice = at.map(([x, y]) => `M${x + of(0.5)} ${y}${bars}`)
  return (
    <>
      <path d={glass.join('')} fill="var(--scene-ink)" opacity=".82" />
      <path d={lattice.join('')} stroke="var(--accent)" opacity=".8" />
    </>
  )
}
