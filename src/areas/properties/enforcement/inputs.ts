import { z } from 'zod'

/** The form brings the id, so a second press is the same file. */
export const MakeEnforcementFileInput = z.object({ id: z.uuid(), contractId: z.uuid() })
