import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import {
  type GridState,
  gridStates,
  type PropertyKind,
  propertiesPath,
  propertyKinds,
  propertyPath,
  type UnitState,
  unitStates,
} from './property.ts'

/** The list of properties as its address says it; `state` is of a unit that it has. */
export type PropertiesAsked = {
  q: string
  owner: string
  kind: PropertyKind | ''
  state: UnitState | ''
  wilayat: string
  branch: string
  page: number
}

export const propertiesPerPage = 25

export function readPropertiesAsked(query: URLSearchParams): PropertiesAsked {
  const { text } = askedIn(query)
  return {
    ...{ q: text('q'), owner: text('owner'), wilayat: text('wilayat'), branch: text('branch') },
    ...{ kind: nameIn(propertyKinds, text('kind')), state: nameIn(unitStates, text('state')), page: pageIn(query) },
  }
}

/** Without what is not asked for. */
export const propertiesAddress = (asked: Partial<PropertiesAsked>, path = propertiesPath) => addressWith(path, asked)

/** One property as its address says it: which units stand out, and which one is open beside them. */
export type GridAsked = { look: 'grid' | 'list'; state: GridState | ''; unit: string }

export const readGridAsked = (query: URLSearchParams): GridAsked => ({
  look: query.get('look') === 'list' ? 'list' : 'grid',
  state: nameIn(gridStates, query.get('state')),
  unit: query.get('unit') ?? '',
})

export const gridAddress = (id: string, { look, ...asked }: Partial<GridAsked>) =>
  addressWith(propertyPath(id), { ...(look === 'list' && { look }), ...asked })
