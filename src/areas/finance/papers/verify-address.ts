/** By what a paper is verified from outside: what its code says. */
export const verifyAddress = (origin: string, token: string) => `${origin}/v/${token}`
