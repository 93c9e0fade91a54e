import { claimFacts } from '#areas/claims/public.ts'

export const machineClaimFacts = claimFacts('equipment')
export const { claimOpened, claimPictured, claimAssessed, claimCharged } = machineClaimFacts
export const { absorbingClaimAsked, claimAbsorbed, claimRecovered, claimClosed } = machineClaimFacts
