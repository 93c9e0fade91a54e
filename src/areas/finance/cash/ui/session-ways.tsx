import '#ui/styles/cash.css'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { differenceInWords } from '../cash.ts'
import { sessionsPath } from '../cash-paths.ts'
import type { Ways } from '../session-ways.ts'

type Agreeing = Ways['agreeing']

/** «هدى أو سالم», as one names who could. */
const either = (names: readonly string[]) => names.join(' أو ')

/** Who agrees, by role and by name: that nobody could now is said too. */
export const agreeingInWords = (agrees: 'يعتمده' | 'يعتمدها', { roles, people }: Agreeing) =>
  people.length > 0
    ? `${agrees} ${either(roles)}: ${either(people)}.`
    : `${agrees} ${either(roles)}، ولا يحمل الدور الآن غير صاحب الوردية أو من عدّها أو من طلب.`

type MendedProps = { mistake: bigint; opening: boolean; mayCount: boolean }

/** Counted wrongly first and rightly then: what happened, and that it takes one more. */
export const Mended = ({ mistake, opening, mayCount }: MendedProps) => (
  <Alert kind="warning">
    {`آخر عدّ يوافق الدفاتر، وقبله عدّ فيه ${differenceInWords(mistake)} ${
      mayCount
        ? `عُدّ النقد أنت: إن وافق عدّك الدفاتر ${opening ? 'فُتحت الوردية' : 'أُغلقت الوردية من هذه الصفحة'}.`
        : `لذلك لا ${opening ? 'تُفتح' : 'تُغلق'} الوردية بعدّك وحدك: يعدّ زميل معك، أو تُعتمد.`
    }`}
  </Alert>
)

/** Who of one's colleagues counts, and where they find it. */
export const ByColleague = ({ counters, opening }: { counters: readonly string[]; opening: boolean }) => (
  <Card title="يعدّ زميل غيرك">
    {counters.length > 0 ? (
      <ol className="in-turn sm">
        <li>
          اطلب من <b className="medium">{either(counters)}</b> أن يعدّ النقد معك.
        </li>
        <li>
          يجد الوردية في لوحة تحكمه تحت «ما ينتظرك اليوم»، أو في{' '}
          <Link className="link" to={sessionsPath}>
            الورديات
          </Link>
          ، ويكتب عدّه فيها بحسابه.
        </li>
        <li>{opening ? 'إن وافق عدّه الدفاتر فُتحت ورديتك.' : 'إن وافق عدّه الدفاتر يغلقها أحدكما من هذه الصفحة.'}</li>
      </ol>
    ) : (
      <p className="muted sm">لا زميل يعدّ صناديق هذا الفرع الآن. أرسلها للاعتماد.</p>
    )}
  </Card>
)

type SentProps = { agrees: boolean; opening: boolean; agreeing: Agreeing }

export const Sent = ({ agrees, opening, agreeing }: SentProps) => (
  <Alert kind="warning">
    {`${agrees ? 'أُرسلت الوردية للاعتماد.' : 'أُرسل الفرق للاعتماد.'} ${agreeingInWords(agrees ? 'يعتمدها' : 'يعتمده', agreeing)} ${
      opening ? 'تُفتح' : 'تُغلق'
    } الوردية حينها، ولا يتحرك الصندوق قبلها.`}
  </Alert>
)
