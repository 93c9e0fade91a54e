import { roleNames } from '#areas/access/public.ts'
import { branches, branchNamed } from '#areas/company/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { campaignCan } from './campaign.ts'
import { campaignLetters, readCampaign } from './campaign-audience.ts'

export function campaigns({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('campaigns')
    .select(['id', 'kind', 'title', 'status', 'scheduledFor', 'writtenAt', 'writtenLetters'])
    .orderBy('writtenAt', 'desc')
    .limit(100)
    .execute()
}

/** Whom one may mean: the branches, and the roles of the staff. */
export const campaignChoices = async (ctx: Ctx) => ({ branches: await branches(ctx), roles: [...(await roleNames(ctx))] })

/** One of them: what it says, how many it reaches now or has reached, and what can be done with it. */
export async function oneCampaign(ctx: Ctx, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return null
  const waits = found.status === 'draft' || found.status === 'scheduled'
  const reached = waits ? await ctx.db.transaction().execute((tx) => campaignLetters({ tx, now: ctx.now }, found)) : null
  const names = await namesOf(ctx, [found.writtenBy])
  const { audience, channels } = readCampaign(found)
  const { kind, title, subject, text, path, status, version, scheduledFor, writtenAt, startedAt, endedAt, writtenLetters } = found
  return {
    ...{ id, kind, title, subject, text, path, status, version, scheduledFor, writtenAt, startedAt, endedAt, writtenLetters },
    ...{ audience, channels, branch: audience.branchId ? await branchNamed(ctx, audience.branchId) : null },
    role: audience.role ? ((await roleNames(ctx)).get(audience.role) ?? audience.role) : null,
    by: names.get(found.writtenBy) ?? 'النظام',
    preview: reached && { meant: reached.meant, people: reached.people, letters: reached.letters.length },
    progress: waits ? [] : await progressOf(ctx, id),
    can: { edit: campaignCan.edit(found), schedule: campaignCan.schedule(found), cancel: campaignCan.cancel(found) },
  }
}

async function progressOf({ db }: Pick<Ctx, 'db'>, id: string) {
  const rows = await db
    .selectFrom('messages')
    .select(['status', (eb) => eb.fn.countAll<bigint>().as('count')])
    .where('subjectId', '=', id)
    .groupBy('status')
    .orderBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}
