import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateRange, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { contractPath, endSides } from '../contract.ts'
import type { OneContract } from '../contract-detail.ts'

type Props = { contract: OneContract }

/** What was agreed on. */
export function Terms({ contract: one }: Props) {
  return (
    <Card title="الشروط">
      <dl className="told in-columns">
        <Told question="المدة">
          <DateRange from={one.startsOn} until={one.endsOn} />
        </Told>
        {!one.amends && (
          <>
            {one.value > 0n && (
              <Told question="القيمة">
                <Money amount={one.value} />
              </Told>
            )}
            <Told question="مهلة الإخطار">{one.noticeDays > 0 ? howMany(one.noticeDays, 'day') : 'لا مهلة'}</Told>
            <Told question="بعد انتهاء مدته">{one.goesOn ? 'يتجدد ما لم يُخطر أحد الطرفين' : 'ينتهي'}</Told>
          </>
        )}
        <Told question="الفرع">{one.branch}</Told>
        {one.predecessor && (
          <Told question="العقد السابق">
            <ToContract {...one.predecessor} />
          </Told>
        )}
        {one.successor && (
          <Told question="العقد اللاحق">
            <ToContract {...one.successor} />
          </Told>
        )}
      </dl>
    </Card>
  )
}

const ToContract = ({ id, number }: { id: string; number: string }) => (
  <Link className="link" to={contractPath(id)}>
    <Code>{number}</Code>
  </Link>
)

/** Who stands in it. */
export function Parties({ contract: one }: Props) {
  return (
    <Card title="الأطراف" flush>
      <ul className="list">
        {one.parties.map(({ partyId, role, name, path }) => (
          <li key={`${partyId} ${role}`}>
            <span className="grow">
              <span className="t">
                <OpenLink to={path}>
                  <bdi>{name}</bdi>
                </OpenLink>
              </span>
              <span className="xs muted">{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What came of it so far, day by day; nothing where it is still a draft. */
export function Course({ contract: one }: Props) {
  const lines = courseOf(one).filter(({ shown }) => shown)
  if (lines.length === 0) return null
  return (
    <Card title="ما جرى عليه">
      <dl className="told in-columns">
        {lines.map(({ question, answer }) => (
          <Told key={question} question={question}>
            {answer}
          </Told>
        ))}
      </dl>
    </Card>
  )
}

type Line = { question: string; shown: boolean; answer: ReactNode }

function courseOf(one: OneContract): Line[] {
  const day = (at: string | Date | null) => at && <DateText at={at} />
  const isCancelled = one.state === 'cancelled'
  return [
    { question: 'أُرسل للتوقيع', shown: one.sentAt !== null, answer: day(one.sentAt) },
    { question: 'وُقّع في', shown: one.signedOn !== null, answer: <Signed contract={one} /> },
    { question: 'فُعّل في', shown: one.activatedAt !== null, answer: day(one.activatedAt) },
    { question: 'سبب الإيقاف', shown: one.state === 'suspended', answer: one.suspendedReason },
    { question: 'أخطر بالإنهاء', shown: one.noticeBy !== null, answer: one.noticeBy && endSides[one.noticeBy] },
    { question: 'يوم الإخطار', shown: one.noticeOn !== null, answer: day(one.noticeOn) },
    { question: 'آخر يوم بعد الإخطار', shown: one.leavesOn !== null, answer: day(one.leavesOn) },
    { question: 'سبب الإخطار', shown: one.noticeReason !== null, answer: one.noticeReason },
    { question: 'انتهى في', shown: one.endedOn !== null, answer: day(one.endedOn) },
    { question: 'أُلغي في', shown: one.calledOffOn !== null, answer: day(one.calledOffOn) },
    { question: isCancelled ? 'سبب الإلغاء' : 'سبب الإنهاء المبكر', shown: one.endReason !== null, answer: one.endReason },
    { question: 'أُغلق في', shown: one.closedAt !== null, answer: day(one.closedAt) },
  ]
}

function Signed({ contract: { signedOn, signedWay, signedFileId } }: Props) {
  if (!signedOn) return null
  if (!signedFileId)
    return (
      <>
        <DateText at={signedOn} /> · على الورق، قبل هذا السجل
      </>
    )
  return (
    <>
      <DateText at={signedOn} />{' '}
      <a className="link" href={`/files/${signedFileId}`}>
        {signedWay === 'paper' ? 'النسخة الموقّعة على الورق' : 'النسخة الموقّعة'}
      </a>
    </>
  )
}
