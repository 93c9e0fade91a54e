import '../styles/body-map.css'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Panel, type PlanName, type Point, panelsOf, planDetails, planSize } from './body-plans.ts'

export type PlanMark = { id: string; panel: string; x: number; y: number; isNew: boolean }

type Props = {
  plan: PlanName
  marks: readonly PlanMark[]
  /** The part that is being marked. */
  chosen?: string | null
  /** Where a press on a part leads; none: the drawing only shows. */
  to?: (panel: string, at: Point) => string
}

/**
 * The subject from above, a car with its sides folded out: the front up and its left at the left, however the page is read. Every part is
 * a link to the page that marks it; with a script the mark lies where it was pressed.
 */
export function BodyMap({ plan, marks, chosen = null, to }: Props) {
  const { title } = planDetails(plan)
  const marked = new Set(marks.flatMap(({ panel, isNew }) => (isNew ? [panel] : [])))
  return (
    <div dir="ltr" className="body-map">
      <svg
        viewBox={`0 0 ${planSize.width} ${planSize.height}`}
        role={to ? 'group' : 'img'}
        aria-label={to ? `${title}: اختر الجزء لتسجل علامة` : `${title}، والعلامات مسرودة بعده`}
      >
        {panelsOf[plan].map((panel) => (
          <PanelShown key={panel.name} panel={panel} look={lookOf(panel, { marked, chosen })} to={to} />
        ))}
        <Details plan={plan} />
        <Words plan={plan} />
        {marks.map(({ id, x, y, isNew }, at) => (
          <g key={id} className={isNew ? 'mark is-new' : 'mark'}>
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 4.5}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

type Standing = { marked: ReadonlySet<string>; chosen: string | null }

const lookOf = ({ name, look }: Panel, { marked, chosen }: Standing) =>
  ['panel', `is-${look}`, marked.has(name) && 'is-marked', name === chosen && 'is-chosen'].filter(Boolean).join(' ')

type PanelProps = { panel: Panel; look: string; to: Props['to'] }

function PanelShown({ panel, look, to }: PanelProps) {
  const navigate = useNavigate()
  const drawn = (
    <g className={look} data-panel={panel.name} transform={turnedOver(panel)}>
      {panel.look === 'wheel' ? <Wheel panel={panel} /> : <path d={panel.path} />}
    </g>
  )
  if (!to) return drawn
  return (
    <Link
      to={to(panel.name, panel.at)}
      aria-label={panel.label}
      onClick={(event) => {
        const at = pressedAt(event)
        if (!at) return
        event.preventDefault()
        void navigate(to(panel.name, at))
      }}
    >
      {drawn}
    </Link>
  )
}

const turnedOver = ({ isMirrored, look }: Panel) =>
  isMirrored && look !== 'wheel' ? `translate(${planSize.width} 0) scale(-1 1)` : undefined

function Wheel({ panel: { at } }: { panel: Panel }) {
  const [x, y] = at
  return (
    <>
      <circle cx={x} cy={y} r="22" />
      <circle cx={x} cy={y} r="12" className="rim" />
      <path d={`M${x} ${y - 11}V${y + 11}M${x - 10} ${y - 5}L${x + 10} ${y + 5}M${x - 10} ${y + 5}L${x + 10} ${y - 5}`} />
    </>
  )
}

/** In the units of the drawing. Chosen with the keyboard, or into a window of its own, there is no place that was pressed. */
function pressedAt(event: MouseEvent<HTMLAnchorElement>): Point | null {
  if (event.detail === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const box = event.currentTarget.closest('svg')?.getBoundingClientRect()
  if (!box) return null
  const scale = planSize.width / box.width
  const within = (place: number, most: number) => Math.round(Math.min(most, Math.max(0, place * scale)))
  return [within(event.clientX - box.left, planSize.width), within(event.clientY - box.top, planSize.height)]
}

function Details({ plan }: Pick<Props, 'plan'>) {
  const { lamps, lines } = planDetails(plan)
  return (
    <g aria-hidden>
      {lamps.front.map((d) => (
        <path key={d} d={d} className="lamp" />
      ))}
      {lamps.rear.map((d) => (
        <path key={d} d={d} className="lamp is-rear" />
      ))}
      {lines.map((d) => (
        <path key={d} d={d} className="line" />
      ))}
    </g>
  )
}

const Words = ({ plan }: Pick<Props, 'plan'>) => (
  <g className="words" aria-hidden>
    {planDetails(plan).words.map(([text, [x, y]]) => (
      <text key={text} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
)
