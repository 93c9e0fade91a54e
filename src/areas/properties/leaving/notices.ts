import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { moveOutSettled } from './facts.ts'
import { netOf } from './move-out.ts'
import { ownLeavingsPath } from './own-papers.ts'

const sum = (label: string, sample: string) => ({ label, sample, longest: '1,000,000.000 ر.ع.' })

/** What is left either way, and that what they paid beyond the last day is in it. */
function restSaid(sums: { refund: bigint; left: bigint; credited: bigint }) {
  const net = netOf(sums)
  if (net === 0n) return 'ولا يبقى لك ولا عليك شيء.'
  const counted = sums.credited > 0n ? `، محسوبًا فيه رصيدك ${inRials(sums.credited)} من إيجار ما بعد آخر يوم.` : ''
  return `${net > 0n ? 'والباقي لك' : 'والباقي عليك'} ${inRials(net > 0n ? net : -net)}${counted}`
}

/** To whoever moved out: what was held, what was asked and taken of it, and what is left. */
export const leavingNotices = [
  notice({
    name: 'properties.tell-move-out-settled',
    label: 'سُوّي إخلاء مستأجر',
    on: moveOutSettled,
    variables: {
      unit: { label: 'الوحدة', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
      held: sum('التأمين', '235.000 ر.ع.'),
      asked: sum('ما عليه من إيجار وخصومات', '400.000 ر.ع.'),
      used: sum('ما خُصم من التأمين', '235.000 ر.ع.'),
      rest: { label: 'ما بقي له أو عليه', sample: 'والباقي عليك 165.000 ر.ع.' },
      url: { label: 'صفحة عقوده وتسوياتها', sample: 'https://example.om/dashboard/contracts' },
    },
    templates: {
      'in-app': 'سُوّي إخلاء {unit}: تأمينك {held}، وما عليك {asked}، خُصم منه {used}، {rest}',
      sms: 'التحالف: سُوّي إخلاء {unit}: تأمينك {held}، وما عليك {asked}، خُصم منه {used}، {rest} التسوية: {url}',
      whatsapp: 'مرحبًا، معك التحالف. سُوّي إخلاء {unit}: تأمينك {held}، وما عليك {asked}، خُصم منه {used}، {rest} التسوية: {url}',
      email: {
        subject: 'تسوية إخلاء {unit}',
        text: 'مرحبًا،\n\nسُوّي إخلاء {unit}:\nالتأمين {held}\nما عليك من إيجار وخصومات {asked}\nخُصم من التأمين {used}\n{rest}\n\nالتسوية في حسابك: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ partyId, unit, held, used, refund, owed, credited = 0n }, { origin }) => ({
      to: { partyId },
      values: {
        ...{ unit, held: inRials(held), asked: inRials(used + owed), used: inRials(used) },
        ...{ rest: restSaid({ refund, left: owed, credited }), url: `${origin}${ownLeavingsPath}` },
      },
      path: ownLeavingsPath,
    }),
  }),
]
