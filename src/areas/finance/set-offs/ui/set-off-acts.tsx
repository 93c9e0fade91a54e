import type { ComponentProps } from 'react'
import { PaperActs } from '#areas/finance/ui/paper-acts.tsx'
import type { ShownSetOff } from '../set-off-detail.ts'

type Props = Pick<ComponentProps<typeof PaperActs>, 'request' | 'undoing' | 'reply'> & { setOff: ShownSetOff }

/** What can be done with it now. */
export const SetOffActs = ({ setOff, ...told }: Props) => (
  <PaperActs
    paper={setOff}
    {...told}
    waits="يعتمدها غير من طلبها، من «الاعتمادات». إن تغيّر أحد الحسابين قبل ذلك طُلبت من جديد."
    reversal={{
      title: 'عكس المقاصة',
      when: 'إن أُجريت خطأ',
      says: 'تُرحَّل قيود عكسية بتاريخ اليوم، ويعود الحسابان كما كانا، حين يعتمد ذلك غيرك. لا رجوع بعد العكس.',
      press: 'اطلب عكس المقاصة',
    }}
  />
)
