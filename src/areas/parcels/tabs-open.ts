import { remitMerchants, viewCustody } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { parcelPermissions as may } from './permissions.ts'

/** Which of the tabs are open to whoever asks. */
export const tabsOpenTo = ({ actor }: Pick<Ctx, 'actor'>) => ({
  intake: actor.may(may.register),
  shelves: actor.may(may.sort),
  dispatch: actor.may(may.dispatch),
  run: actor.may(may.deliver) && !actor.may(may.dispatch),
  counter: actor.may(may.handOver),
  custody: actor.may(viewCustody),
  remittances: actor.may(remitMerchants),
  reports: actor.may(may.viewReports),
  exceptions: actor.may(may.view),
  merchants: actor.may(may.viewMerchants),
  all: actor.may(may.view),
})
export type TabsOpen = ReturnType<typeof tabsOpenTo>
