import '#ui/styles/properties.css'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { DateText, Num } from '#ui/values.tsx'
import { daysAfter, daysBetween } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { floorName, gridStateNames, gridStates, unitKinds } from '../property.ts'
import { type GridAsked, gridAddress } from '../property-asked.ts'
import type { ShownUnit } from '../property-detail.ts'
import { LetFrom } from './unit-badge.tsx'

type Props = { propertyId: string; units: readonly ShownUnit[]; asked: GridAsked }
type Dated = Props & { today: string }

/** How many units stand how; pressed, the others fade and stay. */
export function Legend({ propertyId, units, asked }: Props) {
  const shown = gridStateNames.map((state) => ({ state, count: units.filter((unit) => unit.state === state).length }))
  return (
    <div className="toolbar building-legend">
      {shown
        .filter(({ state, count }) => count > 0 || asked.state === state)
        .map(({ state, count }) => {
          const pressed = asked.state === state
          const to = gridAddress(propertyId, { ...asked, state: pressed ? '' : state })
          return (
            <Link key={state} to={to} className="chip" aria-current={pressed ? 'true' : undefined} preventScrollReset>
              <i className={`unit-key is-${state}`} aria-hidden />
              {gridStates[state]}
              <span className="count">
                <Num>{count}</Num>
              </span>
            </Link>
          )
        })}
    </div>
  )
}

/** The building as it stands: the highest floor on top. The arrows walk from unit to unit, Enter opens one beside it. */
export function Building({ propertyId, units, asked, today }: Dated) {
  const floors = [...new Set(units.map(({ floor }) => floor))]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the links inside, each of which works by itself
    <div className="building" onKeyDown={walk}>
      {floors.map((floor) => (
        <section key={floor} className={floor === 0 ? 'floor is-ground' : 'floor'} aria-label={floorName(floor)}>
          <span className="floor-name sm muted">{floorName(floor)}</span>
          <ul className="floor-units">
            {units
              .filter((unit) => unit.floor === floor)
              .map((unit) => (
                <li key={unit.id}>
                  <UnitTile unit={unit} to={gridAddress(propertyId, { ...asked, unit: unit.id })} asked={asked} today={today} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Tile = { unit: ShownUnit; to: string; asked: GridAsked; today: string }

function UnitTile({ unit, to, asked, today }: Tile) {
  const faded = asked.state !== '' && asked.state !== unit.state
  return (
    <Link
      to={to}
      className={`unit is-${unit.state}${faded ? ' is-faded' : ''}`}
      aria-current={asked.unit === unit.id ? 'true' : undefined}
      preventScrollReset
    >
      <span className="unit-head">
        <b>
          <span className="visually-hidden">{unitKinds[unit.kind]} </span>
          <bdi>{unit.number}</bdi>
        </b>
        <span className="xs">
          <Said unit={unit} today={today} />
        </span>
      </span>
      <span className="truncate">{unit.party ?? unitKinds[unit.kind]}</span>
      {unit.rent !== null && (
        <span className="xs">
          <bdi>{inRials(unit.rent)}</bdi>
        </span>
      )}
    </Link>
  )
}

/** What stands out of it, in a word or two; a tenant who owes nothing is the rule. */
function Said({ unit: { state, rentStanding: rent, letFrom }, today }: { unit: ShownUnit; today: string }) {
  if (state === 'leased') return <span className="visually-hidden">{gridStates[state]}</span>
  if (state === 'vacant' && letFrom) return <LetFrom from={letFrom} />
  if (state === 'overdue' && rent?.since)
    return (
      <>
        <span className="visually-hidden">{gridStates[state]} </span>
        {howMany(daysBetween(rent.since, today), 'day')}
      </>
    )
  if (state === 'due-soon' && rent?.nextOn) return <NextDue on={rent.nextOn} today={today} />
  return gridStates[state]
}

function NextDue({ on, today }: { on: string; today: string }) {
  if (on === today) return <>اليوم</>
  if (on === daysAfter(today, 1)) return <>غدًا</>
  return (
    <>
      يستحق <DateText at={on} today={today} />
    </>
  )
}

/** By floor and by unit: what lies to the left comes later, as the eye reads. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const { key, currentTarget: building } = event
  const here = document.activeElement?.closest<HTMLElement>('.unit')
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return
  const tiles = [...building.querySelectorAll<HTMLElement>('.unit')]
  const at = tiles.indexOf(here)
  const floor = here.closest('.floor')
  const beside = tiles[at + ({ ArrowLeft: 1, ArrowRight: -1 }[key] ?? 0)]
  const above = { ArrowUp: floor?.previousElementSibling, ArrowDown: floor?.nextElementSibling }[key]
  const place = floor ? [...floor.querySelectorAll('.unit')].indexOf(here) : 0
  const there = above ? [...above.querySelectorAll<HTMLElement>('.unit')] : []
  const to = above ? there[Math.min(place, there.length - 1)] : beside
  if (!to || to === here) return
  event.preventDefault()
  to.focus()
}
