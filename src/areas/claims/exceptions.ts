import { sql } from 'kysely'
import { asked, type Exceptions } from '#platform/home.ts'
import { withinReach } from '#platform/reach.ts'
import { undecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'

type Left = { count: number; first: string | null }

/** What nobody has decided on keeps a deposit and a bill waiting: told to whoever decides, the oldest first. */
export const undecidedClaims = (kind: ClaimKind, said: { one: string; many: string; path: string }): Exceptions => ({
  permission: kind.may.decide,
  read: (ctx) => {
    const open = ctx.db
      .selectFrom('damageClaims')
      .select('reportedAt')
      .where('subjectKind', '=', kind.kind)
      .where('state', 'in', undecided)
      .where((eb) => withinReach(eb, ctx.actor, kind.may.decide, { branch: 'branchId' }))
    return asked(
      sql<Left>`(select json_build_object('count', count(*), 'first', min(reported_at)) from (${open}) s)`,
      ({ count, first }) => {
        if (count === 0 || !first) return []
        const title = count === 1 ? said.one : `${said.many}: ${count}`
        const detail = 'يبقى التأمين المسترد محفوظًا حتى يُبتّ'
        return [{ key: 'claims-left', title, detail, path: said.path, since: new Date(first), delay: null, act: 'قدّر وقرّر' }]
      },
    )
  },
})
