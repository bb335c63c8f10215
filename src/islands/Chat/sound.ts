const tones = [659, 880]
const toneSeconds = 0.12
const volume = 0.08

export type Sound = ReturnType<typeof createSound>

/** Two short tones for a message nobody was looking at; silent until the visitor turns them on. */
export function createSound() {
  let context: AudioContext | null = null
  return {
    /** Browsers allow sound only from within a visitor's own act. */
    turn: (isOn: boolean) => {
      void context?.close()
      context = isOn ? new AudioContext() : null
    },
    play: () => {
      if (!context) return
      const gain = context.createGain()
      gain.gain.value = volume
      gain.connect(context.destination)
      for (const [index, frequency] of tones.entries()) {
        const tone = context.createOscillator()
        tone.frequency.value = frequency
        tone.connect(gain)
        tone.start(context.currentTime + index * toneSeconds)
        tone.stop(context.currentTime + (index + 1) * toneSeconds)
      }
    },
  }
}
