import { Badge } from '#ui/badge.tsx'
import type { Standing } from '../instalments-now.ts'

const standings: Record<Standing, string> = {
  free: 'معفى',
  'to-come': 'قادم',
  due: 'مستحق الآن',
  late: 'متأخر',
  sent: 'بانتظار التأكيد',
  covered: 'مغطى بشيك',
  'part-paid': 'دفع جزءًا',
  paid: 'مسدد',
  'taken-back': 'أُلغي',
}

const tones = {
  free: 'muted',
  'to-come': 'muted',
  due: 'info',
  late: 'danger',
  sent: 'info',
  covered: 'info',
  'part-paid': 'warning',
  paid: 'success',
  'taken-back': 'muted',
} as const satisfies Record<Standing, string>

export const InstalmentBadge = ({ standing }: { standing: Standing }) => (
  <Badge tone={tones[standing]}>{standings[standing]}</Badge>
)
