/** What stands before the link of a conversation in the address of the page that opens it. */
export const talkHash = '#talk='
