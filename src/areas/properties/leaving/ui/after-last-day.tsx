import { Alert } from '#ui/alert.tsx'
import { DateText, Money } from '#ui/values.tsx'

/** What is still asked for of a lease, and will not be. */
export const AfterLastDay = ({ amount, lastDay }: { amount: bigint; lastDay: string }) => (
  <Alert>
    من الإيجار المطالب به <Money amount={amount} /> عن أيام بعد آخر يوم في العقد، وهو <DateText at={lastDay} />، ويُلغى عند تسوية
    الإخلاء.
  </Alert>
)
