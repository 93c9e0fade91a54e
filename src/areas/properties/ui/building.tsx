import '#ui/styles/properties.css'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Num } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { floorName, type GridState, gridStateNames, gridStates, unitKinds } from '../property.ts'
import { type GridAsked, gridAddress } from '../property-asked.ts'
import type { ShownUnit } from '../property-detail.ts'

type Props = { propertyId: string; units: readonly ShownUnit[]; asked: GridAsked }

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
export function Building({ propertyId, units, asked }: Props) {
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
                  <UnitTile unit={unit} to={gridAddress(propertyId, { ...asked, unit: unit.id })} asked={asked} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function UnitTile({ unit, to, asked }: { unit: ShownUnit; to: string; asked: GridAsked }) {
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
        <span className="xs">{said(unit.state)}</span>
      </span>
      <span className="truncate">{unit.party ?? unitKinds[unit.kind]}</span>
      <span className="xs">
        <bdi>{inRials(unit.rent)}</bdi>
      </span>
    </Link>
  )
}

const said = (state: GridState) =>
  state === 'leased' ? <span className="visually-hidden">{gridStates[state]}</span> : gridStates[state]

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
