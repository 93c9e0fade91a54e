/** Who takes payments online for us. */
export const providerKinds = { thawani: 'ثواني' } as const
export type ProviderKind = keyof typeof providerKinds
