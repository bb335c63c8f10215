/**
 * A conversation ends here, the visitor's words and the answers counted together: nobody talks for so long, and whatever
 * is kept, sent or read of a talk is bounded by it. Where one of us is there, two people may go on for longer.
 */
export const mostMessages = 500
export const mostWithPerson = 1000
