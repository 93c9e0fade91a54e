import '#ui/styles/parcels.css'
import { Link } from 'react-router'
import { newOwnParcelPath, ownParcelsPath } from '#areas/parcels/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Phone } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { merchantsPage } from '../../merchants/for-merchants.ts'
import { type NewOwnParcel, newOwnParcel } from '../queries.ts'
import { BookingForm } from '../ui/booking-form.tsx'
import { bookOwnParcel } from '../use-cases/book-own-parcel.ts'
import type { Route } from './+types/portal-new-parcel'

export const meta = () => [{ title: 'طرد جديد · التحالف' }]

export const handle = { crumb: () => 'طرد جديد' }

export const loader = merchantsPage((ctx, { query }) => newOwnParcel(ctx, { query }))

export const action = submit(bookOwnParcel, ({ number }) =>
  saying(`سُجّل الطرد ${number}. اطبع بوليصته والصقها عليه.`, ownParcelsPath),
)

export default function NewOwnParcelPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>طرد جديد</h1>
      </div>
      <div className="stack">
        {shown.book.length > 0 && <PhoneBook book={shown.book} />}
        {!shown.isReached && (
          <Alert kind="warning">لا هاتف لك في سجلنا، وهو يُطبع على البوليصة. اطلب من الفرع إضافته، ثم سجّل طرودك.</Alert>
        )}
        {shown.tariff && shown.isReached && (
          <BookingForm key={`${shown.formId} ${shown.known?.recipientPhone}`} page={shown} reply={reply} />
        )}
        {!shown.tariff && <Alert kind="info">لا تعرفة معتمدة اليوم، فلا تُسجَّل الطرود. اسأل الفرع.</Alert>}
      </div>
    </>
  )
}

/** Whom he sent to before: chosen, their address is typed in. */
const PhoneBook = ({ book }: Pick<NewOwnParcel, 'book'>) => (
  <Card title="أرسلت إليهم من قبل">
    <details>
      <summary className="link sm">اختر منهم لتملأ العنوان ({book.length})</summary>
      <ul className="list">
        {book.map(({ recipientPhone, recipientName, place, quarter }) => (
          <li key={recipientPhone}>
            <span className="grow">
              <Link className="t link" to={addressWith(newOwnParcelPath, { to: recipientPhone })}>
                <bdi>{recipientName}</bdi>
              </Link>
              <span className="xs muted db">{[place, quarter].filter(Boolean).join('، ')}</span>
            </span>
            <Phone number={recipientPhone} />
          </li>
        ))}
      </ul>
    </details>
  </Card>
)
