import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { sourceWords } from '../journal.ts'
import { type JournalsAsked, journalsAddress } from '../journal-asked.ts'

type Props = { asked: JournalsAsked; accounts: { code: string; name: string }[]; sources: string[] }

/** By day, account, what it comes from and amount, all of it in the URL. */
export function JournalFilters({ asked, accounts, sources }: Props) {
  const { q, from, to, account, source, amount } = asked
  return (
    <FilterBar
      key={journalsAddress(asked)}
      label="تصفية القيود"
      search={{ name: 'q', label: 'رقم القيد أو بيانه', value: q }}
      filters={[from, to, account, source, amount]}
      clear="/admin/finance/journals"
    >
      <FilterChoice
        name="account"
        label="الحساب"
        all="الحساب"
        chosen={account}
        options={accounts.map(({ code, name }) => [code, `${code} ${name}`] as const)}
      />
      <FilterChoice
        name="source"
        label="المصدر"
        all="المصدر"
        chosen={source}
        options={sources.map((one) => [one, sourceWords(one)] as const)}
      />
      <FilterDays from={from} to={to} />
      <label className="input filter-day">
        <span className="muted sm">المبلغ</span>
        <input key={amount} name="amount" defaultValue={amount} inputMode="decimal" dir="ltr" placeholder="0.000" size={9} />
      </label>
    </FilterBar>
  )
}
