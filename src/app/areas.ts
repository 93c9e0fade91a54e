import { access } from '#areas/access/area.ts'
import { assistant } from '#areas/assistant/area.ts'
import { calendar } from '#areas/calendar/area.ts'
import { claims } from '#areas/claims/area.ts'
import { collecting } from '#areas/collecting/area.ts'
import { company } from '#areas/company/area.ts'
import { contracts } from '#areas/contracts/area.ts'
import { customers } from '#areas/customers/area.ts'
import { documents } from '#areas/documents/area.ts'
import { equipment } from '#areas/equipment/area.ts'
import { finance } from '#areas/finance/area.ts'
import { handovers } from '#areas/handovers/area.ts'
import { identity } from '#areas/identity/area.ts'
import { imports } from '#areas/imports/area.ts'
import { maintenance } from '#areas/maintenance/area.ts'
import { notifications } from '#areas/notifications/area.ts'
import { openings } from '#areas/openings/area.ts'
import { parcels } from '#areas/parcels/area.ts'
import { photos } from '#areas/photos/area.ts'
import { properties } from '#areas/properties/area.ts'
import { rates } from '#areas/rates/area.ts'
import { readings } from '#areas/readings/area.ts'
import { records } from '#areas/records/area.ts'
import { site } from '#areas/site/area.ts'
import { tasks } from '#areas/tasks/area.ts'
import { vehicles } from '#areas/vehicles/area.ts'
import type { Area, FactLines } from '#platform/area.ts'
import { trailPartWords, trailWords } from '#platform/trail.ts'

/** The only registration there is. An area may call the areas before it, never those after it. */
export const areas: Area[] = [
  company,
  identity,
  access,
  records,
  imports,
  customers,
  tasks,
  documents,
  photos,
  finance,
  openings,
  calendar,
  rates,
  contracts,
  collecting,
  readings,
  handovers,
  claims,
  maintenance,
  properties,
  equipment,
  vehicles,
  parcels,
  notifications,
  assistant,
  site,
]

export const everyPermission = areas.flatMap(({ permissions = {} }) => Object.values(permissions))
/** Under the area by whose name their keys begin: a permission keeps its key and its place when it moves to another area. */
export const permissionGroups = areas
  .map(({ name, label }) => ({ area: name, label, permissions: everyPermission.filter(({ key }) => key.startsWith(`${name}.`)) }))
  .filter(({ permissions }) => permissions.length > 0)
export const approvables = areas.flatMap((area) => area.approvals ?? [])
export const hooks = areas.flatMap((area) => area.hooks ?? [])
export const contractKinds = areas.flatMap(({ contracts: kinds = [] }) => kinds)
export const resourceKinds = areas.flatMap(({ resources = [] }) => resources)
export const photoSubjects = areas.flatMap(({ photos: subjects = [] }) => subjects)
export const cameraPages = areas.flatMap((area) => area.cameraPages ?? [])
export const locationPages = areas.flatMap((area) => area.locationPages ?? [])
export const phonePages = areas.flatMap((area) => area.phonePages ?? [])
export const paperChecks = areas.flatMap(({ checkPaper = [] }) => checkPaper)
const sections = areas.flatMap((area) => area.sections ?? [])
export const recordKinds = areas
  .flatMap(({ records = [] }) => records)
  .map((one) => ({ ...one, sections: sections.filter(({ record }) => record === one.kind) }))
export const factWords: Record<string, string> = Object.assign({ ...trailWords }, ...areas.map((area) => area.factWords))
export const factLines: FactLines = Object.assign({}, ...areas.map((area) => area.factLines))
export const partWords: Record<string, string> = Object.assign({ ...trailPartWords }, ...areas.map((area) => area.partWords))
export const personal = areas.flatMap((area) => area.personal ?? [])
export const retained = areas.flatMap((area) => area.retained ?? [])
