/** Known without asking, waiting for the owner's answer, or answered; one that was denied is asked about whenever it comes again. */
export type DeviceStanding = 'known' | 'asked' | 'confirmed' | 'denied'
