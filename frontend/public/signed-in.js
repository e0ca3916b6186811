// Runs in the window in which somebody signs in again: tells the page that waits for it, and closes.
// In a file of its own because the page policy forbids inline scripts.
try {
  localStorage.setItem('signed-in-at', String(Date.now()));
} catch {
  // Without storage the page finds out when one comes back to it.
}
history.replaceState(null, '', location.pathname);
close();
