import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'

export const openingChecks: Check[] = [
  {
    code: 'F4',
    label: 'الحساب 3999 صفر منذ اعتُمدت الأرصدة الافتتاحية',
    find: sql`select '3999' place, net books, 0::bigint expected
      from (select coalesce(sum(case when debit_account = '3999' then amount else 0 end
          - case when credit_account = '3999' then amount else 0 end), 0)::bigint net
        from transfers where '3999' in (debit_account, credit_account)) stands
      where net <> 0 and exists (select from opening_sign_offs where undone_at is null)`,
  },
]
