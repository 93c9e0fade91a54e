import type { ComponentProps } from 'react'
import { PaperActs } from '#areas/finance/ui/paper-acts.tsx'
import type { ShownWriteOff } from '../write-off-detail.ts'

type Props = Pick<ComponentProps<typeof PaperActs>, 'request' | 'undoing' | 'reply'> & { writeOff: ShownWriteOff }

/** What can be done with it now. */
export const WriteOffActs = ({ writeOff, ...told }: Props) => (
  <PaperActs
    paper={writeOff}
    {...told}
    waits="يعتمده غير من طلبه، من «الاعتمادات». يبقى المستحق مفتوحًا حتى ذلك."
    reversal={{
      title: 'عكس الشطب',
      when: 'إن دفع العميل، أو شُطب خطأ',
      says: 'يُرحَّل قيد عكسي بتاريخ اليوم، ويعود المستحق مفتوحًا فيُقبض كغيره، حين يعتمد ذلك غيرك. لا رجوع بعد العكس.',
      press: 'اطلب عكس الشطب',
    }}
  />
)
