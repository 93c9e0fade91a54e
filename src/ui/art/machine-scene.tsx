import type { ReactNode } from 'react'
import { DrawingFrame } from './drawing-frame.tsx'

const [dark, grey, pale] = ['oklch(26% .02 230)', 'oklch(70% .012 240)', 'oklch(88% .01 230)']

type WheelShape = { at: readonly [x: number, y: number]; radius: number }

const Wheel = ({ at: [x, y], radius }: WheelShape) => (
  <>
    <circle cx={x} cy={y} r={radius} fill={dark} stroke={grey} strokeOpacity=".4" strokeWidth="1.4" />
    <circle cx={x} cy={y} r={radius / 2} fill={grey} />
    <circle cx={x} cy={y} r={radius * 0.18} fill={dark} />
  </>
)

const bodies = {
  excavator: (
    <>
      <rect x="118" y="100" width="96" height="22" rx="11" fill={dark} stroke={grey} strokeOpacity=".45" strokeWidth="1.5" />
      <circle cx="130" cy="111" r="6" fill={grey} />
      <circle cx="154" cy="111" r="6" fill={grey} />
      <circle cx="178" cy="111" r="6" fill={grey} />
      <circle cx="202" cy="111" r="6" fill={grey} />
      <path d="M128 96h76v8h-76z" fill={dark} />
      <path d="M132 92V58c0-3 2-5 5-5h24c3 0 5 2 6 4l6 17h30c3 0 5 2 5 5v13z" fill="var(--accent)" />
      <path d="M138 59h20l5 16h-25z" fill="var(--car-glass)" />
      <g fill="none" stroke="var(--accent)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M140 78C132 46 112 26 84 22" strokeWidth="11" />
        <path d="M84 22C66 36 56 56 54 78" strokeWidth="8" />
      </g>
      <path d="M138 58L104 32M92 24L70 30" stroke={dark} strokeWidth="3.4" />
      <path d="M46 74l18 3c2 14-4 24-18 28-8-5-12-12-10-20z" fill={dark} />
      <circle cx="84" cy="22" r="5" fill={dark} />
    </>
  ),
  loader: (
    <>
      <Wheel at={[84, 100]} radius={22} />
      <Wheel at={[182, 100]} radius={22} />
      <path
        d="M100 88h34V44c0-3 2-5 5-5h30c3 0 5 2 6 5l6 26h22c4 0 6 2 6 6v16h-10a24 24 0 0 0-44 0h-36a24 24 0 0 0-19-13z"
        fill="var(--accent)"
      />
      <path d="M140 46h26l5 24h-31z" fill="var(--car-glass)" />
      <path d="M136 66L84 60 52 84" fill="none" stroke="var(--accent)" strokeWidth="9" strokeLinejoin="round" />
      <path d="M112 82L70 70" stroke={dark} strokeWidth="4" />
      <path d="M60 74L28 78c-2 16 2 28 14 36l24-8z" fill={dark} />
    </>
  ),
  tanker: (
    <>
      <Wheel at={[64, 106]} radius={16} />
      <Wheel at={[166, 106]} radius={16} />
      <Wheel at={[194, 106]} radius={16} />
      <path d="M36 98V66c0-3 1-5 4-6l10-18c2-3 4-4 7-4h27v60z" fill="var(--primary)" />
      <path d="M48 62l8-16h20v16z" fill="var(--car-glass)" />
      <path d="M88 92h128v8H88z" fill={dark} />
      <rect x="92" y="42" width="124" height="46" rx="22" fill={pale} />
      <path d="M92 66h124" stroke="var(--primary)" strokeWidth="6" opacity=".8" />
      <path d="M140 42v-6h24v6" fill={dark} />
    </>
  ),
  crane: (
    <>
      <Wheel at={[66, 106]} radius={13} />
      <Wheel at={[92, 106]} radius={13} />
      <Wheel at={[168, 106]} radius={13} />
      <Wheel at={[194, 106]} radius={13} />
      <path d="M38 98V76c0-6 4-10 10-10h22l8 20h136v12z" fill="var(--accent)" />
      <path d="M46 74h20l6 14H46z" fill="var(--car-glass)" />
      <path d="M150 86V66h34v20z" fill={dark} />
      <path d="M176 70L40 16" stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" />
      <path d="M104 42L34 14" stroke={grey} strokeWidth="5" strokeLinecap="round" />
      <path d="M36 16v34" stroke={dark} strokeWidth="2" />
      <path d="M36 50a6 6 0 1 1-5 9" fill="none" stroke={dark} strokeWidth="3" />
      <path d="M190 60h22v26h-22z" fill={dark} />
    </>
  ),
  backhoe: (
    <>
      <Wheel at={[74, 104]} radius={17} />
      <Wheel at={[160, 98]} radius={24} />
      <path
        d="M66 86h40V46c0-3 2-5 5-5h44c3 0 5 2 5 5v22h16v16h-4a26 26 0 0 0-38 16H96a20 20 0 0 0-30-14z"
        fill="var(--accent)"
      />
      <path d="M112 48h40v22h-40z" fill="var(--car-glass)" />
      <path d="M66 86L40 92" stroke="var(--accent)" strokeWidth="8" />
      <path d="M44 78l-22 4c-2 14 2 24 12 32l18-8z" fill={dark} />
      <path d="M174 76C186 50 196 40 210 42" fill="none" stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
      <path d="M210 42L222 80" stroke="var(--accent)" strokeWidth="6.5" strokeLinecap="round" />
      <path d="M216 78l12-2c4 10 2 18-8 24l-10-8z" fill={dark} />
    </>
  ),
  roller: (
    <>
      <circle cx="66" cy="92" r="30" fill={dark} />
      <circle cx="66" cy="92" r="30" fill="none" stroke={grey} strokeWidth="3" />
      <circle cx="66" cy="92" r="6" fill={grey} />
      <Wheel at={[178, 98]} radius={24} />
      <path d="M66 92h44" stroke="var(--accent)" strokeWidth="10" />
      <path d="M108 92V66h24V38c0-2 2-4 4-4h34c3 0 4 2 4 4v28h28c3 0 5 2 5 5v20h-6a28 28 0 0 0-48 8h-45z" fill="var(--accent)" />
      <path d="M138 40h30v26h-30z" fill="var(--car-glass)" />
      <path d="M130 32h48" stroke={dark} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  generator: (
    <>
      <rect x="40" y="44" width="160" height="62" rx="6" fill="var(--primary)" />
      <path d="M52 56h50v38H52z" fill={dark} opacity=".5" />
      <path d="M58 62h38M58 69h38M58 76h38M58 83h38" stroke="var(--on-scene)" strokeWidth="2" opacity=".6" />
      <rect x="118" y="56" width="34" height="22" rx="3" fill="var(--car-glass)" />
      <circle cx="168" cy="62" r="4" fill="var(--accent)" />
      <circle cx="180" cy="62" r="4" fill="oklch(62% .2 27)" />
      <path d="M166 44V28h10v16" fill={dark} />
      <path d="M46 106h148v8H46z" fill={dark} />
    </>
  ),
  forklift: (
    <>
      <Wheel at={[92, 106]} radius={15} />
      <Wheel at={[160, 108]} radius={13} />
      <path d="M78 96V74h24V44c0-3 2-4 4-4h34l18 34c12 2 18 8 18 22z" fill="var(--accent)" />
      <path d="M102 78V40h38l18 34" fill="none" stroke={dark} strokeWidth="5" />
      <path d="M72 18v86M62 18v86" stroke={dark} strokeWidth="5" />
      <path d="M60 102H22" stroke={grey} strokeWidth="5" strokeLinecap="round" />
      <rect x="24" y="72" width="34" height="26" rx="2" fill="var(--box-2)" />
    </>
  ),
  scaffold: (
    <>
      <g stroke={grey} strokeWidth="5" fill="none">
        <path d="M56 20v98M116 20v98M186 20v98" />
        <path d="M56 44h130M56 82h130" />
        <path d="M56 82L116 44M116 82L186 44M56 118L116 82M116 118L186 82" strokeWidth="3" opacity=".8" />
      </g>
      <path d="M48 40h146v6H48zM48 78h146v6H48z" fill="var(--box-2)" />
      <path d="M50 118h12v5H50zM110 118h12v5h-12zM180 118h12v5h-12z" fill={dark} />
    </>
  ),
} satisfies Record<string, ReactNode>
export type MachineLook = keyof typeof bodies

/** How a kind is drawn: by the word its name begins with in the trade; what is unknown as the machine everybody knows. */
const words: readonly (readonly [RegExp, MachineLook])[] = [
  [/بكهو|جي سي بي/, 'backhoe'],
  [/شيول|لودر|بلدوزر|قريدر/, 'loader'],
  [/تنكر|قلاب|صهريج/, 'tanker'],
  [/كرين|تلهاندلر/, 'crane'],
  [/رولر|مدحلة/, 'roller'],
  [/مولد|كمبريسور|إنارة/, 'generator'],
  [/شوكية/, 'forklift'],
  [/سقالات|سقالة/, 'scaffold'],
]
export const machineLook = (name: string): MachineLook => words.find(([word]) => word.test(name))?.[1] ?? 'excavator'

/** A machine on the ground below the hills, for what a kind is offered with. */
export const MachineScene = ({ kind }: { kind: MachineLook }) => (
  <DrawingFrame sun={[270, 46, 15]}>
    <g transform="translate(34 62) scale(1.05)">{bodies[kind]}</g>
  </DrawingFrame>
)
