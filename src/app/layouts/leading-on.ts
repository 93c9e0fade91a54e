import type { Door, Tab } from '#platform/area.ts'
import type { Actor } from '#platform/context.ts'
import { areas } from '../areas.ts'
import { settingsPage } from './settings-sections.ts'

/** Whether this person may open the page of a desk, or else one of its further tabs. */
export const isOpenTo = (actor: Actor, { permission, tabs = [] }: Door) =>
  actor.may(permission) || tabs.some((tab) => actor.may(tab.permission))

/** Where whoever comes to a page whose first tab is closed to them is led: to the first that is open; null where there is nothing to lead to. */
export function ledOnTo(actor: Actor, pathname: string) {
  const parents: (Tab & { tabs?: Tab[] })[] = [settingsPage, ...areas.flatMap(({ desks = [] }) => desks)]
  const closed = parents.find(({ path, permission }) => path === pathname && !actor.may(permission))
  return closed?.tabs?.find(({ permission }) => actor.may(permission))?.path ?? null
}
