import { Link } from 'react-router'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num, Phone } from '#ui/values.tsx'
import { whenInWords } from '../../redelivery/windows.ts'
import { parcelServices, parcelStates, payers } from '../parcel.ts'
import type { ShownParcel } from '../parcel-detail.ts'

const kilos = (grams: number, places: number) => (grams / 1_000).toFixed(places)

/** Who sends what to whom, and for how much. */
export function ParcelAbout({ one }: { one: ShownParcel }) {
  return (
    <>
      <Card title="من وإلى">
        <dl className="told in-columns">
          <Told question="المرسل">
            <Link className="link" to={`/admin/users/${one.senderId}`}>
              <bdi>{one.senderName}</bdi>
            </Link>{' '}
            <Phone number={one.senderPhone} />
          </Told>
          {one.senderReference && <Told question="مرجعه">{one.senderReference}</Told>}
          <Told question="المرسل إليه">
            <bdi>{one.recipientName}</bdi> <Phone number={one.recipientPhone} />
          </Told>
          <Told question="العنوان">{[one.place, one.quarter, one.landmark, one.building].filter(Boolean).join('، ')}</Told>
          <Told question="الخدمة">
            {parcelServices[one.service]}، {one.toBranch}
          </Told>
          {one.deliverOn && <Told question="موعده">{whenInWords(one.deliverOn, one.deliverFrom)}</Told>}
          {one.pinnedAt && <PinTold one={one} />}
          {one.exchange && (
            <Told question="تبديل">
              {one.exchange.isOld ? 'يُؤخذ بدله القديم' : 'قديم يُؤخذ بدل'}{' '}
              <Link className="link" to={parcelPath(one.exchange.id)}>
                <Code>{one.exchange.number}</Code>
              </Link>
              ، {parcelStates[one.exchange.state]}
            </Told>
          )}
          {one.collector && (
            <Told question="يستلمه عنه">
              <bdi>{one.collector}</bdi>
            </Told>
          )}
          {one.instructions && <Told question="تعليماته">{one.instructions}</Told>}
          {one.promisedOn && (
            <Told question="وعدُه">
              <DateText at={one.promisedOn} />
            </Told>
          )}
        </dl>
      </Card>
      <Card title="الطرد والسعر">
        <dl className="told in-columns">
          <Told question="ما فيه">
            {one.content}
            {one.fragile && '، قابل للكسر'}
          </Told>
          <Told question="الوزن الفعلي">
            <Num>{kilos(one.grams, 3)}</Num> كجم
          </Told>
          {one.volumetric > 0 && (
            <Told question="الوزن الحجمي">
              <Num>{kilos(one.volumetric, 1)}</Num> كجم
            </Told>
          )}
          <Told question="الوزن المحتسب">
            <Num>{kilos(one.chargeable, 1)}</Num> كجم
          </Told>
          <Told question="رسم التوصيل">
            <Money amount={one.carriage} />، {one.zone}، تعرفة <bdi>{one.tariff}</bdi>
          </Told>
          {one.codFee > 0n && (
            <Told question="رسم الدفع عند الاستلام">
              <Money amount={one.codFee} />
            </Told>
          )}
          <Told question="الإجمالي شامل الضريبة">
            <Money amount={one.carriage + one.codFee + one.vat} />
          </Told>
          <Told question="يدفعه">
            {payers[one.payer]}
            {one.onAccountUntil && '، على حسابه'}
          </Told>
          {one.declaredValue && (
            <Told question="القيمة المصرَّح بها">
              <Money amount={one.declaredValue} />
            </Told>
          )}
          {one.papers.map((paper) => (
            <Told key={paper.id} question="الفاتورة">
              {paper.path ? (
                <Link className="link" to={paper.path}>
                  <Code>{paper.number}</Code>
                </Link>
              ) : (
                <Code>{paper.number}</Code>
              )}
              {paper.open > 0n ? (
                <>
                  ، بقي منها <Money amount={paper.open} />
                </>
              ) : (
                '، مدفوعة'
              )}
            </Told>
          ))}
        </dl>
      </Card>
      <Card title="القطع" flush>
        <ul className="list">
          {one.pieces.map((piece) => (
            <li key={piece.id}>
              <span className="grow">
                <span className="t">
                  القطعة <Num>{piece.n}</Num> من <Num>{one.pieceCount}</Num>
                </span>
                <span className="xs muted">
                  <Num>{kilos(piece.grams, 3)}</Num> كجم · {parcelStates[piece.state]}
                </span>
              </span>
              {piece.held && <span className="sm">{piece.held}</span>}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

const PinTold = ({ one }: { one: ShownParcel }) => (
  <Told question="موقعه">
    <a className="link" href={`https://www.google.com/maps?q=${one.pinLatitude},${one.pinLongitude}`} rel="noreferrer">
      على الخريطة
    </a>
    {one.pinAccuracy !== null && (
      <>
        ، بدقة <Num>{one.pinAccuracy}</Num> م
      </>
    )}
  </Told>
)
