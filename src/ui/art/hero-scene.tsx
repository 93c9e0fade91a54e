import { useId } from 'react'
import { KhatamTile } from './khatam.tsx'
import { Tree } from './plants.tsx'

const arch = 'M0 640V268C0 140 128 104 280 0C432 104 560 140 560 268V640Z'

/** The Omani keel arch, open on Salalah: jebel, mist, dhow and frankincense tree in the light of the theme. */
export function HeroScene() {
  const id = useId()
  const part = (name: string) => `${id}${name}`
  const url = (name: string) => `url(#${part(name)})`
  return (
    <svg className="scene" viewBox="-26 -30 612 690" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <Light part={part} />
      <path d="M-24 660V262C-24 118 118 76 280 -28C442 76 584 118 584 262V660Z" fill="var(--surface)" stroke="var(--border)" />
      <g fill="none" stroke="var(--accent)">
        <path
          d="M-13 660V264C-13 125 121 85 280 -15C439 85 573 125 573 264V660"
          opacity=".75"
          strokeWidth="4.6"
          strokeLinecap="round"
          strokeDasharray="0 12.4"
        />
        <path d="M-4 660V266C-4 134 125 96 280 -5C435 96 564 134 564 266V660" opacity=".35" />
      </g>
      <g clipPath={url('arch')}>
        <Distance url={url} />
        <Dhow />
        <Shore url={url} />
      </g>
    </svg>
  )
}

function Light({ part }: { part: (name: string) => string }) {
  const ends = { x1: 0, y1: 0, x2: 0, y2: 1 }
  return (
    <defs>
      <clipPath id={part('arch')}>
        <path d={arch} />
      </clipPath>
      <linearGradient id={part('sky')} {...ends}>
        <stop offset="0" stopColor="var(--scene-sky)" />
        <stop offset=".62" stopColor="var(--scene-sky2)" />
      </linearGradient>
      <linearGradient id={part('water')} {...ends}>
        <stop offset="0" stopColor="var(--scene-sky2)" />
        <stop offset=".5" stopColor="var(--scene-sea)" />
        <stop offset="1" stopColor="var(--scene-near)" />
      </linearGradient>
      <linearGradient id={part('mist')} {...ends}>
        <stop offset="0" stopColor="var(--scene-mist)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--scene-mist)" stopOpacity=".75" />
      </linearGradient>
      <linearGradient id={part('slope')} {...ends}>
        <stop offset="0" stopColor="var(--scene-near)" />
        <stop offset="1" stopColor="var(--scene-ground)" />
      </linearGradient>
      <linearGradient id={part('fade')} {...ends}>
        <stop offset="0" stopColor="#fff" stopOpacity=".9" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id={part('high')}>
        <rect width="560" height="640" fill={`url(#${part('fade')})`} />
      </mask>
      <filter id={part('blur')} x="-30%" y="-200%" width="160%" height="500%">
        <feGaussianBlur stdDeviation="13" />
      </filter>
      <KhatamTile id={part('stars')} size={70} />
    </defs>
  )
}

function Distance({ url }: { url: (name: string) => string }) {
  return (
    <>
      <rect width="560" height="640" fill={url('sky')} />
      <g mask={url('high')} color="var(--scene-mist)" opacity=".34">
        <rect width="560" height="420" fill={url('stars')} />
      </g>
      <circle cx="196" cy="212" r="84" fill="var(--scene-sun)" opacity=".16" />
      <circle cx="196" cy="212" r="46" fill="var(--scene-sun)" />
      <path
        d="M0 372C40 344 74 322 122 318C160 315 180 338 216 330C262 320 286 268 342 256C388 247 410 282 452 276C496 270 520 236 560 226V520H0Z"
        fill="var(--scene-far)"
      />
      <ellipse cx="300" cy="372" rx="300" ry="20" fill="var(--scene-mist)" opacity=".55" filter={url('blur')} />
      <path
        d="M0 436C54 430 96 404 150 404C206 404 236 422 284 406C340 388 372 338 430 330C480 323 520 344 560 322V560H0Z"
        fill="var(--scene-mid)"
      />
      <path d="M0 420H560V500H0Z" fill={url('mist')} opacity=".55" />
      <path d="M0 452H560V600H0Z" fill={url('water')} />
      <path
        d="M40 474h70M136 474h22M70 496h46M190 488h60M20 520h86M150 516h34M226 470h30"
        stroke="var(--scene-mist)"
        opacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  )
}

function Dhow() {
  return (
    <g transform="translate(176 462) scale(.78)">
      <path d="M-34 0C-20 10 18 11 40 -6L34 12C20 19 -18 19 -28 12Z" fill="var(--scene-ink)" />
      <path d="M2 -4L6 -70" stroke="var(--scene-ink)" strokeWidth="2.4" />
      <path d="M-30 -10C-22 -36 2 -62 34 -76C24 -52 20 -26 24 -8C6 -14 -12 -14 -30 -10Z" fill="var(--scene-mist)" />
      <path d="M-30 -10C-14 -34 8 -56 34 -76C18 -52 6 -30 2 -12C-8 -13 -20 -12 -30 -10Z" fill="#fff" opacity=".25" />
    </g>
  )
}

function Shore({ url }: { url: (name: string) => string }) {
  return (
    <>
      <path
        d="M560 404C500 404 452 424 404 446C356 468 300 470 262 500C220 532 150 540 96 566C56 585 20 592 0 594V640H560Z"
        fill="var(--scene-near)"
      />
      <ellipse cx="430" cy="452" rx="170" ry="13" fill="var(--scene-mist)" opacity=".6" filter={url('blur')} />
      <ellipse cx="90" cy="446" rx="150" ry="10" fill="var(--scene-mist)" opacity=".75" filter={url('blur')} />
      <path d="M560 500C510 494 462 512 412 532C352 556 286 552 226 584C180 608 90 620 0 628V640H560Z" fill={url('slope')} />
      <Tree
        x={424}
        y={540}
        scale={1.28}
        shade="color-mix(in oklab, var(--scene-near), var(--scene-ink) 35%)"
        light="color-mix(in oklab, var(--scene-mid) 68%, var(--primary))"
      />
      <path d="M560 540C500 532 440 548 390 566C330 588 250 590 170 618L120 640H560Z" fill="var(--scene-ground)" />
    </>
  )
}
