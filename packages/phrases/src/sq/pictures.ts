export const pictures = {
  choose: 'Zgjidh figurë',
  change: 'Ndërro',
  remove: 'Hiq figurën',
  preparing: 'Po përgatitet figura...',
  hint: 'PNG, JPEG ose WebP; zvogëlohet vetë. Mund ta tërhiqni ose ta ngjisni këtu.',
  unreadable: 'Figura nuk lexohet. Zgjidhni një PNG, JPEG ose WebP.',
};
