import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { ContractStateBadge, ContractStateFilter } from '#areas/contracts/public-ui.tsx'
import { merchantPath, merchantsPath, newMerchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Pager } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { merchantsPerPage, payCycles } from '../merchant.ts'
import { type MerchantRow, type MerchantsAsked, merchants } from '../queries.ts'
import { codInWords } from '../ui/terms-fields.tsx'
import type { Route } from './+types/back-office-merchants'

export const meta = () => [{ title: 'التجّار · التحالف' }]

export const handle = { crumb: () => 'التجّار' }

export const loader = page(may.viewMerchants, async (ctx, { query }) => {
  const { text } = askedIn(query)
  const asked = { q: text('q'), state: text('state'), page: pageIn(query) }
  return { asked, mayAgree: ctx.actor.may(may.manage), sees: tabsOpenTo(ctx), ...(await merchants(ctx, asked)) }
})

const address = (asked: Partial<MerchantsAsked>) => addressWith(merchantsPath, asked)

const columns: Column<MerchantRow>[] = [
  {
    ...{ key: 'number', title: 'العقد' },
    cell: ({ id, number }) => (
      <Link className="link medium" to={merchantPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'merchant', title: 'التاجر', cell: ({ merchant }) => <bdi>{merchant}</bdi> },
  { key: 'cod', title: 'الدفع عند الاستلام', cell: codInWords },
  { key: 'cycle', title: 'يُحوَّل إليه', cell: ({ cycle }) => payCycles[cycle] },
  { key: 'pays', title: 'رسومه', cell: ({ onAccount }) => (onAccount ? 'على حسابه' : 'عند الاستلام') },
  {
    ...{ key: 'until', title: 'ينتهي' },
    cell: ({ endsOn, leavesOn, autoRenew }) => (
      <>
        <DateText at={leavesOn ?? endsOn} />
        {autoRenew && !leavesOn && <span className="muted xs"> ويتجدد</span>}
      </>
    ),
  },
  { key: 'state', title: 'الحالة', cell: (one) => <ContractStateBadge {...one} /> },
]

const Begin = () => (
  <Link className={buttonLook()} to={newMerchantPath}>
    <Plus className="i i-sm" aria-hidden />
    عقد تاجر
  </Link>
)

export default function MerchantsPage({ loaderData }: Route.ComponentProps) {
  const { asked, rows, count, at, mayAgree, sees } = loaderData
  return (
    <ParcelsFrame title="التجّار" action={mayAgree && <Begin />} sees={sees}>
      <Card
        flush
        footer={<Pager page={at} perPage={merchantsPerPage} total={count} toPage={(page) => address({ ...asked, page })} />}
      >
        <FilterBar
          key={address(asked)}
          label="تصفية التجّار"
          search={{ name: 'q', label: 'ابحث بالرقم أو التاجر', value: asked.q }}
          filters={[asked.state]}
          clear={address({})}
        >
          <ContractStateFilter chosen={asked.state} />
        </FilterBar>
        <Rows rows={rows} asked={asked} mayAgree={mayAgree} />
      </Card>
    </ParcelsFrame>
  )
}

function Rows({ rows, asked, mayAgree }: { rows: MerchantRow[]; asked: MerchantsAsked; mayAgree: boolean }) {
  if (rows.length > 0) return <Table caption="التجّار" columns={columns} rows={rows} keyOf={({ id }) => id} />
  if (asked.q || asked.state)
    return (
      <NoneFound q={asked.q} all={address({})} title="لا عقد مطابق">
        ابحث برقم العقد أو باسم التاجر.
      </NoneFound>
    )
  return (
    <Empty title="لا تجّار بعد" action={mayAgree && <Begin />}>
      من يرسل كثيرًا يُكتب معه عقد بأسعاره ودورة تحويل ماله.
    </Empty>
  )
}
