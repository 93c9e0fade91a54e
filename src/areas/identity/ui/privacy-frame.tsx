import '#ui/styles/privacy.css'
import type { ReactNode } from 'react'
import { Sections } from '#ui/sections.tsx'

const places = {
  requests: { to: '/admin/privacy', label: 'طلبات الخصوصية' },
  breaches: { to: '/admin/privacy/breaches', label: 'حوادث البيانات' },
  retention: { to: '/admin/privacy/retention', label: 'مدد الحفظ' },
  processing: { to: '/admin/privacy/processing', label: 'سجل المعالجة' },
} as const

type Props = { current: keyof typeof places; action?: ReactNode; children: ReactNode }

/** The four parts of answering for personal data, under one head. */
export function PrivacyFrame({ current, ...page }: Props) {
  const tabs = Object.entries(places).map(([key, place]) => ({ ...place, current: key === current }))
  return <Sections title="الخصوصية" label="أقسام الخصوصية" tabs={tabs} {...page} />
}
