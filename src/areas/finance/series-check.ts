import { type RawBuilder, sql } from 'kysely'
import type { Check } from './check.ts'

type Numbered = { code: string; label: string; kinds: readonly string[]; papers: RawBuilder<unknown> }

/** Papers of these kinds, each with its `kind, branch_id, year, sequence`, lack no number of their series, and none stands twice. */
export const withoutGaps = ({ code, label, kinds, papers }: Numbered): Check => ({
  code,
  label,
  find: sql`select s.kind || ' ' || b.code || ' ' || s.year place, count(p.sequence) books, s.last::bigint expected
    from document_series s join branches b on b.id = s.branch_id
    left join (${papers}) p on p.kind = s.kind and p.branch_id = s.branch_id and p.year = s.year
    where s.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) group by s.kind, b.code, s.year, s.last
    having count(p.sequence) <> s.last or min(p.sequence) <> 1 or max(p.sequence) <> s.last`,
})
