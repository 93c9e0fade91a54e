import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Actor } from '#platform/context.ts'

export const boxesPath = '/admin/finance/boxes'
export const movesPath = `${boxesPath}/moves`
export const movePath = (id: string) => `${movesPath}/${id}`

const places = {
  boxes: { to: boxesPath, label: 'الصناديق', permission: may.viewBoxes },
  mine: { to: `${boxesPath}/mine`, label: 'ورديتي', permission: may.keepBoxes },
  sessions: { to: `${boxesPath}/sessions`, label: 'الورديات', permission: may.viewBoxes },
  moves: { to: movesPath, label: 'نقل النقد', permission: may.viewBoxes },
  banks: { to: `${boxesPath}/bank-accounts`, label: 'الحسابات البنكية', permission: may.viewBankAccounts },
} as const
export type CashPlace = keyof typeof places

/** The parts of the money desk that this person may open. */
export const cashTabs = (actor: Actor, here: CashPlace) =>
  Object.entries(places).flatMap(([key, { permission, ...place }]) =>
    actor.may(permission) ? [{ ...place, current: key === here }] : [],
  )
