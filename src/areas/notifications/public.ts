import type { Ctx } from '#platform/context.ts'
import { deliveryLog } from './outbox-queries.ts'

/** What was sent about a record of any area, for its page to show in `Delivery`; the id is the subject of the facts. */
export const deliveriesAbout = (ctx: Pick<Ctx, 'db' | 'notices'>, subjectId: string) => deliveryLog(ctx, subjectId)
