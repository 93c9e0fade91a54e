/** So many lives are thrown by the ordinary run; `LIVES=10000` throws as many as one has the night for. */
export const lives = (usual: number) => Array.from({ length: Number(process.env.LIVES) || usual }, (_, at) => at + 1)
