import { Link } from 'react-router'
import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { Code } from '#ui/values.tsx'
import { parcelStates } from '../journey/parcel.ts'
import { ParcelBadge } from '../journey/ui/parcel-badge.tsx'
import { ownParcelPath, ownParcelsPath } from '../paths.ts'
import { merchantFilters, merchantPerPage, mostCounted } from './merchant-asked.ts'
import type { MerchantRow } from './merchant-parcels.ts'

const { code, day, drawn, money, text } = columnsOf<MerchantRow>()

export const codTitle = 'عند التسليم'

/** A merchant's parcels, on his page and in the file he exports. */
export const merchantList = defineList({
  path: ownParcelsPath,
  title: 'طرودي',
  filters: merchantFilters,
  perPage: merchantPerPage,
  mostCounted,
  keyOf: ({ id }: MerchantRow) => id,
  columns: [
    drawn('الطرد', {
      cell: ({ id, number, reference }) => (
        <>
          <Link className="link medium nowrap" to={ownParcelPath(id)}>
            <Code>{number}</Code>
          </Link>
          {reference && (
            <span className="xs muted db">
              <bdi>{reference}</bdi>
            </span>
          )}
        </>
      ),
      words: ({ number }) => number,
    }),
    code('مرجعك', ({ reference }) => reference, { only: 'sheet' }),
    drawn('المرسل إليه', {
      cell: ({ recipient, where }) => (
        <>
          <bdi className="db">{recipient}</bdi>
          <span className="xs muted db">{where}</span>
        </>
      ),
      words: ({ recipient }) => recipient,
      width: 28,
    }),
    text('المكان', ({ where }) => where, { only: 'sheet', width: 24 }),
    money(codTitle, ({ cod }) => cod),
    drawn('الحالة', {
      cell: ({ state, isReturning, line }) => (
        <>
          <ParcelBadge {...{ state, isReturning }} />
          {line && <span className="xs muted db">{line}</span>}
        </>
      ),
      words: ({ state }) => parcelStates[state],
    }),
    day('اليوم', ({ on }) => on, { only: 'sheet' }),
  ],
  empty: { title: 'لا طرود بعد', text: 'ما تسجّله يظهر هنا بحاله.' },
  none: { title: 'لا طرد مطابق', text: 'ابحث برقم الطرد أو مرجعك كاملًا، أو بآخر أربعة أرقام من الهاتف.' },
})
