export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

export const kindWords: Record<CustomerKind, string> = { person: 'فرد', company: 'شركة' }
