export const modest: { flags: string[]; environment: Record<string, string> }
