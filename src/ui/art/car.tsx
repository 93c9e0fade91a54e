/** Side views of the fleet: body, windows, where the wheels stand and how large they are. */
const bodies = {
  sedan: {
    body: 'M10 70C8 60 16 54 38 51L60 33C68 26 82 24 104 24H126C146 24 156 29 172 43L180 50C206 52 224 56 227 65C228 70 227 75 224 76H14C11 76 10 74 10 70Z',
    glass: 'M68 36C74 31 82 30 96 30V48H52ZM102 30H124C140 30 148 34 162 48H102Z',
    wheels: [52, 186],
    radius: 16,
  },
  suv: {
    body: 'M10 72V50C10 45 13 43 20 42L33 21C36 17 40 16 46 16H140C148 16 152 19 157 26L168 41C196 43 221 46 226 54C229 60 229 70 226 76H14C11 76 10 75 10 72Z',
    glass: 'M42 23H78V41H31ZM84 23H116V41H84ZM122 23H140C145 23 147 24 150 28L159 41H122Z',
    wheels: [52, 188],
    radius: 19,
  },
  pickup: {
    body: 'M8 72V47C8 45 9 44 11 44H98L103 20C104 17 107 15 111 15H146C153 15 157 18 161 25L171 41C198 43 221 46 226 54C229 60 229 70 226 76H12C9 76 8 75 8 72Z',
    glass: 'M112 22H130V41H106ZM136 22H146C150 22 152 23 154 27L162 41H136Z',
    wheels: [52, 188],
    radius: 19,
  },
  hatch: {
    body: 'M22 72C18 60 21 50 28 43L44 25C49 19 58 17 78 17H112C132 17 144 24 158 38L165 44C190 46 211 51 216 60C218 66 218 74 214 76H27C24 76 23 75 22 72Z',
    glass: 'M52 28C56 24 62 23 76 23V43H38ZM82 23H110C126 23 136 29 149 43H82Z',
    wheels: [62, 178],
    radius: 16,
  },
  van: {
    body: 'M10 72V22C10 16 13 13 20 13H150C162 13 170 17 178 27L192 45C212 48 225 52 227 60C229 68 228 76 224 76H14C11 76 10 75 10 72Z',
    glass: 'M22 22H64V42H22ZM70 22H112V42H70ZM118 22H148C156 22 162 24 168 31L177 42H118Z',
    wheels: [52, 186],
    radius: 17,
  },
}
/** It is shorter than the others at both ends. */
const hatchShade = 'M20 60H216C218 66 218 74 214 76H27C24 76 23 75 22 72Z'
export type CarKind = keyof typeof bodies
type Look = { kind: CarKind; paint?: string }

export function Car({ kind, paint = 'var(--primary)' }: Look) {
  return (
    <svg className="car" viewBox={around} aria-hidden="true">
      <Drawn kind={kind} paint={paint} />
    </svg>
  )
}
const around = '0 0 236 100'

const Drawn = ({ kind, paint }: Required<Look>) => (
  <>
    <ellipse cx="118" cy="95" rx="106" ry="4.5" opacity=".22" />
    <CarBody kind={kind} paint={paint} />
  </>
)

/** Each kind drawn once, for a page with many cars: `SameCar` shows one of them. */
export const CarShapes = ({ kinds }: { kinds: readonly CarKind[] }) => (
  <svg className="visually-hidden" aria-hidden="true">
    {[...new Set(kinds)].map((kind) => (
      <symbol key={kind} id={`car-${kind}`} viewBox={around}>
        <Drawn kind={kind} paint="var(--primary)" />
      </symbol>
    ))}
  </svg>
)

export const SameCar = ({ kind }: { kind: CarKind }) => (
  <svg className="car" viewBox={around} aria-hidden="true">
    <use href={`#car-${kind}`} />
  </svg>
)

/** Drawn with its nose to the right and turned: cars drive the way the page is read. */
export function CarBody({ kind, paint }: Required<Look>) {
  const { body, glass, wheels, radius } = bodies[kind]
  const [nose, tail] = kind === 'hatch' ? [206, 22] : [214, 10]
  return (
    <g transform="translate(236 0) scale(-1 1)">
      <path d={body} fill={paint} />
      <path d={kind === 'hatch' ? hatchShade : 'M12 60H227L226 76H14C11 76 10 75 10 72Z'} opacity=".16" />
      <path d={glass} fill="var(--car-glass)" />
      <path
        d={kind === 'pickup' ? 'M134 44V70M100 44V70' : 'M81 44V72M119 44V72'}
        stroke="#000"
        strokeWidth="1.3"
        opacity=".22"
      />
      <path d={`M${nose} 54l12 4v5h-12z`} fill="oklch(95% .08 95)" />
      <path d={`M${tail} 52h7v9h-7z`} fill="oklch(62% .2 27)" />
      <path d="M90 50h10M126 50h10" stroke="#fff" strokeWidth="2" opacity=".5" strokeLinecap="round" />
      {wheels.map((x) => (
        <g key={x} fill="oklch(22% .01 240)">
          <circle cx={x} cy="76" r={radius + 3.5} fill="#000" opacity=".45" />
          <circle cx={x} cy="76" r={radius} />
          <circle cx={x} cy="76" r={radius * 0.58} fill="oklch(80% .01 240)" />
          <circle cx={x} cy="76" r={radius * 0.2} />
        </g>
      ))}
    </g>
  )
}
