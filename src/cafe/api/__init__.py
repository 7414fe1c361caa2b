"""The endpoints: what is asked of the café and answered, wherever it is open. Knows no server."""
