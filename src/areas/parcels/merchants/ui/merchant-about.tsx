import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { merchantWords, payCycles } from '../merchant.ts'
import type { ShownMerchant } from '../queries.ts'
import { codInWords } from './terms-fields.tsx'

/** What was agreed on. */
export const MerchantTermsCard = ({ one }: { one: ShownMerchant }) => (
  <Card title="الشروط">
    <dl className="told in-columns">
      <Told question="التاجر">
        <Link className="link" to={`/admin/users/${one.partyId}`}>
          <bdi>{one.merchant}</bdi>
        </Link>
      </Told>
      <Told question="الفرع">{one.branch}</Told>
      <Told question={merchantWords.codShare}>{codInWords(one)}</Told>
      <Told question={merchantWords.returnShare}>
        <Num>{`${one.returnShare}%`}</Num>
      </Told>
      <Told question={merchantWords.cycle}>{payCycles[one.cycle]}</Told>
      <Told question={merchantWords.leastPayout}>
        <Money amount={one.leastPayout} />
      </Told>
      <Told question="رسوم طروده">
        {one.onAccount
          ? `على حسابه، تُستحق آخر الشهر${one.payDays > 0 ? ` وبعده ${howMany(one.payDays, 'day')}` : ''}`
          : 'يدفعها عند الاستلام منه'}
      </Told>
      <Told question="حسابه البنكي">
        {one.iban ? (
          <>
            <Code>{one.iban}</Code>، <bdi>{one.ibanHolder}</bdi>
          </>
        ) : (
          <span className="badge b-warning">لا حساب له</span>
        )}
      </Told>
    </dl>
  </Card>
)

type Zone = ShownMerchant['zones'][number]

/** The price that holds for him in each zone: his own, else his one for all, else the published one beside. */
export function MerchantRatesCard({ zones }: Pick<ShownMerchant, 'zones'>) {
  const forAll = zones.find(({ zone }) => zone === 'all')?.own ?? null
  return (
    <Card title={merchantWords.rates} flush>
      <Table
        caption={merchantWords.rates}
        columns={[
          { key: 'zone', title: 'المنطقة', cell: ({ name }: Zone) => name },
          {
            key: 'own',
            title: 'سعره',
            cell: ({ own, zone }: Zone) => {
              const holds = own ?? (zone === 'all' ? null : forAll)
              return holds ? <Pair {...holds} /> : <span className="muted">{zone === 'all' ? '–' : 'التعرفة'}</span>
            },
          },
          {
            ...{ key: 'published', title: 'المعتمد' },
            cell: ({ published }: Zone) => (published ? <Pair {...published} /> : <span className="muted">–</span>),
          },
        ]}
        rows={zones.filter(({ own, published }) => own || published)}
        keyOf={({ zone }) => zone}
      />
    </Card>
  )
}

const Pair = ({ firstKilo, furtherKilo }: { firstKilo: bigint; furtherKilo: bigint }) => (
  <>
    <Money amount={firstKilo} /> <span className="muted sm">ثم</span> <Money amount={furtherKilo} />
  </>
)
