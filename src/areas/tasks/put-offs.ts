import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Ctx } from '#platform/context.ts'
import { asked } from '#platform/home.ts'
import { dayOf } from '#values/days.ts'

/** What this person has put off and what has not come back yet: on its day it does. */
export const putOffs = ({ db, actor, now }: Ctx) =>
  asked(
    jsonArrayFrom(
      db
        .selectFrom('putOffs')
        .select(['key', 'title', 'until'])
        .where('accountId', '=', actor.id)
        .where('until', '>', dayOf(now()))
        .orderBy('until')
        .limit(50),
    ),
    (rows) => rows,
  )
