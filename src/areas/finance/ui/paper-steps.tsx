import { Told } from '#ui/told.tsx'
import { DateText } from '#ui/values.tsx'
import { JournalLink } from './journal-link.tsx'

type Props = {
  status: string
  by: string
  askedAt: Date
  approver: string | null
  agreedAt: Date | null
  ender: string | null
  endedAt: Date | null
  endReason: string | null
  /** Where it has them, and for whoever opens the books. */
  journals?: { posted: bigint | null; reversing: bigint | null } | false
  /** How the paper is spoken of. */
  it: 'ه' | 'ها'
}

/** Who did what with a paper that is asked for and agreed to, in the order in which it went. */
export function PaperSteps({ by, askedAt, approver, agreedAt, journals, it, ...paper }: Props) {
  return (
    <>
      <Told question={`طلب${it}`}>
        {by}، <DateText at={askedAt} time />
      </Told>
      {agreedAt && (
        <Told question={`اعتمد${it}`}>
          {approver}، <DateText at={agreedAt} time />
        </Told>
      )}
      {journals && <Journal question="القيد" number={journals.posted} />}
      <Ended {...paper} it={it} />
      {journals && <Journal question="القيد العكسي" number={journals.reversing} />}
    </>
  )
}

function Ended({ status, ender, endedAt, endReason, it }: Pick<Props, 'status' | 'ender' | 'endedAt' | 'endReason' | 'it'>) {
  if (!endedAt) return null
  const isRejected = status === 'rejected'
  return (
    <>
      <Told question={`${isRejected ? 'رفض' : 'عكس'}${it}`}>
        {ender}، <DateText at={endedAt} time />
      </Told>
      <Told question={isRejected ? 'سبب الرفض' : 'سبب العكس'}>{endReason}</Told>
    </>
  )
}

const Journal = ({ question, number }: { question: string; number: bigint | null }) =>
  number !== null && (
    <Told question={question}>
      <JournalLink number={number} />
    </Told>
  )
