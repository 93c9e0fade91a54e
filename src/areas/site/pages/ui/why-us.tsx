import { BellRing, FileSignature, Landmark, MapPin, ReceiptText, ShieldCheck } from 'lucide-react'
import { Pattern } from '#ui/art/khatam.tsx'

const reasons = [
  { Icon: ReceiptText, name: 'وضوح في كل ريال', text: 'لكل مبلغ يُقبض أو يُصرف سند مرقّم وكشف تنزّله.' },
  {
    Icon: Landmark,
    name: 'أموالك أمانة',
    text: 'أمانات الملّاك والتأمينات المستردة تُقيَّد في حسابات مستقلة عن إيراد الشركة.',
  },
  { Icon: BellRing, name: 'متابعة أولًا بأول', text: 'إشعار عند كل تاريخ استحقاق أو حجز أو تغيّر في حال طردك.' },
  { Icon: FileSignature, name: 'عقود إلكترونية', text: 'راجع ووقّع من هاتفك، واحتفظ بنسختك.' },
  { Icon: MapPin, name: 'فريق من المكان', text: 'نعرف صلالة وولايات ظفار وإجراءاتها.' },
  { Icon: ShieldCheck, name: 'خصوصيتك محفوظة', text: 'بياناتك لك: اطّلع عليها وصحّحها ونزّلها.' },
]

export function WhyUs() {
  return (
    <section className="section">
      <div className="container">
        <div className="trust">
          <Pattern size={64} />
          <h2>لماذا التحالف؟</h2>
          <ul className="why">
            {reasons.map(({ Icon, name, text }) => (
              <li key={name}>
                <span className="tile-ic">
                  <Icon className="i" aria-hidden />
                </span>
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
