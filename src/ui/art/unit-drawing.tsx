import type { ReactNode } from 'react'

export type UnitDrawingKind = 'block' | 'shop' | 'villa' | 'room' | 'store' | 'land'

type Window = { x: number; y: number; width?: number; height?: number }

const Pane = ({ x, y, width = 16, height = 20 }: Window) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="2" fill="var(--car-glass)" />
    <path d={`M${x} ${y + height}h${width}`} stroke="var(--ill-paper-2)" strokeWidth="2" />
  </>
)

const floors = [54, 82, 110]
const columns = [114, 142, 170, 200]

function Block() {
  const balconies = floors.flatMap((y, floor) =>
    columns.flatMap((x, place) => ((floor + place) % 2 ? [] : [`M${x - 3} ${y + 22}h22v6h-22z`])),
  )
  return (
    <>
      <path d="M84 150V38h152v112z" fill="var(--ill-paper)" />
      <path d="M84 150V38h18v112z" fill="var(--ill-paper-2)" />
      {floors.flatMap((y) => columns.map((x) => <Pane key={`${x} ${y}`} x={x} y={y} />))}
      <path d={balconies.join('')} fill="var(--ill-paper-2)" />
      <path d="M84 38h152v-7H84z" fill="var(--ill-paper-2)" />
    </>
  )
}

const Shop = () => (
  <>
    <path d="M60 150V46h200v104z" fill="var(--ill-paper)" />
    <path d="M60 84h200l10 20H50z" fill="var(--primary)" />
    <path d="M90 84l-4 20h26l2-20zM140 84l-1 20h26l-1-20zM190 84l2 20h26l-4-20z" fill="var(--ill-paper)" />
    <rect x="76" y="112" width="86" height="38" fill="var(--car-glass)" />
    <rect x="176" y="110" width="30" height="40" rx="2" fill="var(--accent)" />
    <rect x="216" y="112" width="30" height="26" fill="var(--car-glass)" />
    <rect x="100" y="56" width="120" height="18" rx="3" fill="var(--ill-paper-2)" />
  </>
)

const Villa = () => (
  <>
    <path d="M70 150V80h110v70z" fill="var(--ill-paper)" />
    <path d="M180 150V58h76v92z" fill="var(--ill-paper-2)" />
    <path d="M64 80h122v-8H64zM174 58h88v-8h-88z" fill="var(--ill-paper)" />
    <Pane x={86} y={96} width={20} height={24} />
    <Pane x={146} y={96} width={20} height={24} />
    <Pane x={196} y={74} />
    <Pane x={224} y={74} />
    <path d="M116 150v-34q11-14 22 0v34z" fill="var(--accent)" />
    <rect x="196" y="112" width="48" height="38" rx="2" fill="var(--ill-paper)" />
    <path d="M196 122h48M196 132h48M196 142h48" stroke="var(--ill-paper-2)" strokeWidth="2" />
    <path d="M30 150v-22h34v22M260 150v-22h40v22" fill="var(--ill-paper-2)" />
  </>
)

const Room = () => (
  <>
    <path d="M96 150V40h128v110z" fill="var(--ill-paper)" />
    <rect x="112" y="56" width="96" height="78" rx="3" fill="var(--ill-paper-2)" />
    <rect x="122" y="66" width="34" height="34" fill="var(--car-glass)" />
    <path d="M122 112h76v14h-76z" fill="var(--primary)" />
    <path d="M122 104q0-6 6-6h16q6 0 6 6v8h-28z" fill="var(--accent)" />
    <path d="M182 70v34M174 70h16l-3-12h-10z" stroke="var(--accent)" fill="var(--accent)" strokeWidth="2" />
  </>
)

const Store = () => (
  <>
    <path d="M52 150V82l108-36l108 36v68z" fill="var(--ill-paper)" />
    <path d="M44 86l116-40l116 40v-9L160 37L44 77z" fill="var(--ill-paper-2)" />
    <rect x="104" y="98" width="112" height="52" fill="var(--primary)" />
    <path d="M104 108h112M104 118h112M104 128h112M104 138h112" stroke="var(--ill-paper)" strokeWidth="2" opacity=".5" />
    <Pane x={70} y={104} width={22} height={14} />
    <Pane x={228} y={104} width={22} height={14} />
  </>
)

const Land = () => (
  <>
    <path d="M40 150l34-46h172l34 46z" fill="var(--ill-paper)" />
    <path d="M62 120h196M92 104l-18 46M160 104v46M228 104l18 46" stroke="var(--ill-paper-2)" strokeWidth="2" fill="none" />
    <path d="M74 104V84M246 104V84M40 150v-18M280 150v-18" stroke="var(--accent)" strokeWidth="4" />
  </>
)

const drawings: Record<UnitDrawingKind, () => ReactNode> = {
  ...{ block: Block, shop: Shop, villa: Villa, room: Room, store: Store, land: Land },
}

/** What stands for a unit nobody has photographed yet: the drawing of its kind. */
export function UnitDrawing({ kind }: { kind: UnitDrawingKind }) {
  const Building = drawings[kind]
  return (
    <svg className="ill" viewBox="0 0 320 168" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="320" height="168" fill="var(--scene-sky)" />
      <path d="M0 168V96q50-34 110-16t110-14q56-8 100 20v82z" fill="var(--scene-far)" />
      <circle cx="276" cy="34" r="13" fill="var(--scene-sun)" />
      <path d="M0 168v-20h320v20z" fill="var(--scene-near)" />
      <Building />
    </svg>
  )
}
