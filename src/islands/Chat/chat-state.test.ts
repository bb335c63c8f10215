import { describe, expect, it } from 'vitest'
import { createState, createWelcome, turnExpansion } from './chat-state.ts'

const start = createState(createWelcome('Hello', 'w', new Date('2026-11-23T08:00:00Z')))

describe('the state of the chat', () => {
  it('[CHAT-34, CHAT-35] begins closed, with the form and one welcome message of the agent', () => {
    expect(start).toMatchObject({ isOpen: false, isMinimized: false, isExpanded: false, showUserForm: true })
    expect(start.messages).toMatchObject([{ sender: 'agent', text: 'Hello' }])
  })

  it('[CHAT-37] expands to 500x600 and back to 384x500', () => {
    const expanded = { ...start, ...turnExpansion(start) }

    expect(expanded.chatSize).toEqual({ width: 500, height: 600 })
    expect(turnExpansion(expanded).chatSize).toEqual({ width: 384, height: 500 })
  })
})
